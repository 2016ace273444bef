/** 1849 §10-b: who operates when: market value order as it is now. */
export { floatedInMarketOrder as operatingOrder } from '../../common/order.ts';

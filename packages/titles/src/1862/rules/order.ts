/** 1862 §7.1 (a): who operates when: falling price, then the place in the stack. */
export { floatedInMarketOrder as operatingOrder } from '../../common/order.ts';

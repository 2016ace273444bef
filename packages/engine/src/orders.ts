/** Standing orders: what a player wants done without being asked. Pure: used by the server and around one table. */
export { partOf, questionOf } from './orders/question.ts';
export * from './orders/carryOut.ts';
export * from './orders/form.ts';
export { mildest } from './orders/mildest.ts';
export { type OrderReason, type LastPaid, type Proposed, proposals } from './orders/propose.ts';
export { happened, newOrder } from './orders/watch.ts';

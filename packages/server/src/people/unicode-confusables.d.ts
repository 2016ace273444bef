/** The package carries no types of its own. */
declare module 'unicode-confusables' {
  /** Every sign replaced by the one that UTS #39 takes it for; invisible ones left out. */
  export const rectifyConfusion: (text: string) => string;
}

/** What may be sent before the first question of a game can be answered. */

/**
 * JavaScript of the game page, in kB as sent. What the first question does without (log, history, shares, operating) comes when it is
 * at rest, and is not weighed. That the rules lie apart from the page, so that bots need not fetch them again, costs the page 4 kB and
 * saves 90 as soon as a bot thinks. That the table lies apart from what every page needs costs 2 kB and saves the first page 70.
 */
export const GAME_PAGE_KB = 264;

/** The address of the introduction, which marks its tables. */
export const LESSONS_PAGE = '/learn';

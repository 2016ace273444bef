/** The address of the introduction, by which its tables are known. */
export const LESSONS_PAGE = '/learn';

/** The tab in which news are read. */
export const newsEditor = 'productNotices';

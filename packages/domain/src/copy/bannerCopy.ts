/** Fixed texts of banners (§2). */
export const bannerCopy = { bookService: 'BOOK A SERVICE' } as const;

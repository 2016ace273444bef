export const words = { en: {}, ru: {} } as const;

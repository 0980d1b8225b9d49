/** Labels of a model's card (§2, R2-85). */
export const modelCopy = { new: 'New', comingSoon: 'Coming Soon' } as const;

// The types of every stylesheet that is imported from the package: nothing comes of it, and no
// `declare module '*.css'` is needed.
export {};

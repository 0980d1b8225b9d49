// Loaded when a browser draws an author's text itself: as it is sent it needs no script.
export { ArticleList, Questions, ReadingHead, ReadingText, RichText } from '@forecourt/ui';

// Loaded for those who looked at other vehicles before.
export { RecentlyViewed } from '@forecourt/ui';

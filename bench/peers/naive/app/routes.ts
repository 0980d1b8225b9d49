import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('listing.tsx')] satisfies RouteConfig;

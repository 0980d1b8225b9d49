import { siteRoutes } from '@forecourt/site/routes';

export default siteRoutes();

import { siteRoutes } from '@forecourt/site/routes';

export default siteRoutes({
  home: 'home/home.route.tsx',
  replace: { vehicle: 'vehicle/vehicle.route.tsx' },
});

/** Body types as shoppers filter by them. */
export const bodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Coupe', 'People Mover'].map(
  (value) => ({ value, label: value }),
);

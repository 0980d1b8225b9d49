const openings = ['`', '\\`', '``', '`)', '`]', ']', ')', '"', ''];
const joints = [' || ', '||', ' && ', '&&', ',', ' ', ' || ! '];
const intrusions = [
  'site:=harbour',
  'site:=`harbour`',
  'site:=[harbour]',
  'site:!=northside',
  'site:*',
  'id:*',
  'shown:[true,false]',
  '(site:=harbour || shown:=true) || (x:=`',
  'photos:>=0',
];

/**
 * The 567 values of R12-04: something that may end the quotes or the list a value stands in, something
 * that joins, and a filter that would bring in another dealer's vehicles.
 */
export const hostileValues: readonly string[] = openings.flatMap((opening) =>
  joints.flatMap((joint) => intrusions.map((intrusion) => `x${opening}${joint}${intrusion}`)),
);

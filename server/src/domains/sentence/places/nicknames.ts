/** What people say for places that the directory names otherwise, folded; several paths are several parts of a town. */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  dubrava: ['zagreb/donja-dubrava', 'zagreb/gornja-dubrava'],
  zagorje: ['zagorje'],
  'makarska riviera': ['makarska-rivijera'],
  'riviera di makarska': ['makarska-rivijera'],
  'riviera makarska': ['makarska-rivijera'],
  'opatija riviera': ['opatijska-rivijera'],
  'dalmatian coast': ['dalmacija'],
  'dalmatinische kuste': ['dalmacija'],
  'dalmatinischen kuste': ['dalmacija'],
  'cote dalmate': ['dalmacija'],
  'costa dalmata': ['dalmacija'],
  'kvarner bay': ['kvarner'],
  'kvarner bucht': ['kvarner'],
};

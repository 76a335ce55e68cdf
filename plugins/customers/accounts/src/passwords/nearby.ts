/** Words that attackers try first for this shop and country. */
export const NEARBY: readonly string[] = `
  bonperroquet perroquets papegaaien parrots parrotfood perruche cacatoes noisette noisettes amandes graines noten zaden
  belge belges belgique belgie vlaanderen wallonie bruxelles brussel anvers antwerpen gand gent bruges brugge liege luik
  namur namen charleroi mons bergen louvain leuven hasselt kortrijk oostende ostende mechelen malines tournai verviers
  anderlecht standard clubbrugge genk charleroi cercle diablesrouges rodeduivels lukaku hazard debruyne courtois
  vandenberg janssens peeters maes jacobs mertens willems claes goossens wouters dupont lambert dubois martin
  julie lucas emma louise arthur nathan lotte jan pieter marie sophie thomas maxime antoine charlotte chloe
  frites frieten chocolade chocolat biere bier jupiler stella tintin kuifje smurf schtroumpf manneke
  voorbeeld wachtwoord paswoord motdepasse mdp geheim welkom bienvenue bonjour hallo goeiedag schatje liefde amour
`
  .trim()
  .split(/\s+/)

/** Abbreviations that the postal services of Belgium, France, Luxembourg, the Netherlands and Germany accept. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bavenue\b/giu, "Av."],
  [/\bboulevard\b/giu, "Bd"],
  [/\bchaussée\b/giu, "Chée"],
  [/\bplace\b/giu, "Pl."],
  [/\bfaubourg\b/giu, "Fbg"],
  [/\bimpasse\b/giu, "Imp."],
  [/\bsquare\b/giu, "Sq."],
  [/\brésidence\b/giu, "Rés."],
  [/\bsaint(e?)-/giu, "St$1-"],
  [/\bgénéral\b/giu, "Gal"],
  [/\bmaréchal\b/giu, "Mal"],
  [/\bdocteur\b/giu, "Dr"],
  [/\bprofesseur\b/giu, "Pr"],
  [/\bmonseigneur\b/giu, "Mgr"],
  [/\bcommandant\b/giu, "Cdt"],
  [/\bcapitaine\b/giu, "Cne"],
  [/\bburgemeester\b/giu, "Burg."],
  [/\bsteenweg\b/giu, "Stwg"],
  [/steenweg\b/giu, "stwg"],
  [/straat\b/giu, "str."],
  [/straße\b/giu, "str."],
  [/\blaan\b/giu, "ln"],
]

export const shortenStreet = (street: string): string =>
  ABBREVIATIONS.reduce((shorter, [word, short]) => shorter.replace(word, short), street)

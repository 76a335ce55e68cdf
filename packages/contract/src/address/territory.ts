import { addressCountry, normalisePostalCode, type AddressCountry } from "./postal-code"

interface Territory {
  name: string
  postal_code: RegExp
  /** Towns of the territory, if other towns share its postal code. */
  city?: RegExp
}

/**
 * Territories outside Directive 2006/112/EC (article 6), and independent states with a neighbour's postal codes. Monaco
 * (980xx) counts as France (article 7), the Azores and Madeira as Portugal.
 */
const OUTSIDE: Partial<Record<AddressCountry, readonly Territory[]>> = {
  DE: [
    { name: "Büsingen", postal_code: /^78266$/ },
    { name: "Helgoland", postal_code: /^27498$/ },
  ],
  DK: [{ name: "Kalaallit Nunaat", postal_code: /^39/ }],
  ES: [
    { name: "Canarias", postal_code: /^3[58]/ },
    { name: "Ceuta", postal_code: /^51/ },
    { name: "Melilla", postal_code: /^52/ },
  ],
  FI: [{ name: "Åland", postal_code: /^22/ }],
  FR: [
    { name: "Saint-Barthélemy", postal_code: /^97133$/ },
    { name: "Saint-Martin", postal_code: /^97150$/ },
    { name: "Guadeloupe", postal_code: /^971/ },
    { name: "Martinique", postal_code: /^972/ },
    { name: "Guyane", postal_code: /^973/ },
    { name: "La Réunion", postal_code: /^974/ },
    { name: "Saint-Pierre-et-Miquelon", postal_code: /^975/ },
    { name: "Mayotte", postal_code: /^976/ },
    { name: "Saint-Barthélemy", postal_code: /^977/ },
    { name: "Saint-Martin", postal_code: /^978/ },
    { name: "Wallis-et-Futuna", postal_code: /^986/ },
    { name: "Polynésie française", postal_code: /^987/ },
    { name: "Nouvelle-Calédonie", postal_code: /^988/ },
    { name: "Outre-mer", postal_code: /^(97[09]|98[1-9])/ },
  ],
  GR: [{ name: "Άγιον Όρος", postal_code: /^630 ?8[67]$/ }],
  IT: [
    { name: "Livigno", postal_code: /^23041$/ },
    { name: "Livigno", postal_code: /^23030$/, city: /livigno/i },
    { name: "Campione d’Italia", postal_code: /^22061$/ },
    { name: "Città del Vaticano", postal_code: /^00120$/ },
    { name: "San Marino", postal_code: /^4789/ },
  ],
}

interface Place {
  country: string
  postal_code: string
  city: string
}

export function outsideVatTerritory({ country, postal_code, city }: Place): string | null {
  const rules = addressCountry(country)
  if (!rules) return null
  const code = normalisePostalCode(rules, postal_code) ?? postal_code
  const territory = OUTSIDE[rules]?.find(
    (one) => one.postal_code.test(code) && (!one.city || one.city.test(city)),
  )
  return territory?.name ?? null
}

/**
 * Loads the plugin that counts visits without tracking people, and adds the merchant's tags, for example Matomo.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  features: {
    matomo_url: {
      group: "tags",
      kind: "text",
      default: "",
      pattern: "^$|^https://[a-z0-9.-]{1,60}(:[0-9]{1,5})?(/[a-zA-Z0-9._/-]{0,30})?$",
      label: {
        fr: "Adresse de Matomo",
        nl: "Adres van Matomo",
        en: "Address of Matomo",
        de: "Adresse von Matomo",
      },
      hint: {
        fr: "Par exemple https://matomo.example.org. Vide : pas de Matomo. Il n’est chargé qu’après l’accord « statistiques ».",
        nl: "Bijvoorbeeld https://matomo.example.org. Leeg: geen Matomo. Wordt pas geladen na toestemming voor statistieken.",
        en: "For example https://matomo.example.org. Empty: no Matomo. It is loaded only after consent to analytics.",
        de: "Zum Beispiel https://matomo.example.org. Leer: kein Matomo. Wird erst nach der Einwilligung in Statistiken geladen.",
      },
    },
    matomo_site: {
      group: "tags",
      kind: "text",
      default: "1",
      pattern: "^[0-9]{1,6}$",
      label: {
        fr: "Numéro du site dans Matomo",
        nl: "Nummer van de site in Matomo",
        en: "Number of the site in Matomo",
        de: "Nummer der Website in Matomo",
      },
    },
    ga4_id: {
      group: "tags",
      kind: "text",
      default: "",
      pattern: "^$|^G-[A-Z0-9]{6,12}$",
      label: {
        fr: "Google Analytics 4 (identifiant de mesure)",
        nl: "Google Analytics 4 (meet-ID)",
        en: "Google Analytics 4 (measurement ID)",
        de: "Google Analytics 4 (Mess-ID)",
      },
      hint: {
        fr: "Par exemple G-ABC1234567. Vide : pas de Google Analytics. Chargé seulement après l’accord « statistiques ».",
        nl: "Bijvoorbeeld G-ABC1234567. Leeg: geen Google Analytics. Wordt pas geladen na toestemming voor statistieken.",
        en: "For example G-ABC1234567. Empty: no Google Analytics. Loaded only after consent to analytics.",
        de: "Zum Beispiel G-ABC1234567. Leer: kein Google Analytics. Wird erst nach der Einwilligung in Statistiken geladen.",
      },
    },
    meta_pixel_id: {
      group: "tags",
      kind: "text",
      default: "",
      pattern: "^$|^[0-9]{10,20}$",
      label: {
        fr: "Pixel Meta (identifiant)",
        nl: "Meta-pixel (ID)",
        en: "Meta pixel (ID)",
        de: "Meta-Pixel (ID)",
      },
      hint: {
        fr: "10 à 20 chiffres. Vide : pas de pixel. Chargé seulement après l’accord « marketing ».",
        nl: "10 tot 20 cijfers. Leeg: geen pixel. Wordt pas geladen na toestemming voor marketing.",
        en: "10 to 20 digits. Empty: no pixel. Loaded only after consent to marketing.",
        de: "10 bis 20 Ziffern. Leer: kein Pixel. Wird erst nach der Einwilligung in Marketing geladen.",
      },
    },
  },
  load: ({ feature }) => ({
    options: {
      matomoUrl: feature("matomo_url"),
      matomoSite: feature("matomo_site"),
      ga4Id: feature("ga4_id"),
      metaPixelId: feature("meta_pixel_id"),
    },
  }),
}

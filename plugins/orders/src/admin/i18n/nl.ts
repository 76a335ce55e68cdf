import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Status in de winkel",
  hint: "Wat de klant ziet. Een andere status verzendt, levert of betaalt terug.",
  status: {
    pending: "In afwachting",
    paid: "Betaald",
    preparing: "In voorbereiding",
    shipped: "Verzonden",
    delivered: "Geleverd",
    cancelled: "Geannuleerd",
  },
  label: "Nieuwe status",
  tracking: "Trackingnummer",
  trackingWrong: "4 tot 40 letters, cijfers, spaties of streepjes.",
  save: "Status wijzigen",
  saved: "Status gewijzigd",
  cancelAsk: "Deze bestelling annuleren?",
  cancelExplain: "Alles wat betaald is, wordt terugbetaald en de goederen gaan terug in voorraad.",
  confirm: "Annuleren en terugbetalen",
  keep: "Bestelling behouden",
  history: "Geschiedenis",
  shop: "de winkel",
  change: "{{at}}, {{by}}",
  withdrawal: "De klant heeft de aankoop herroepen op {{at}}",
  refusal: {
    order_changed: "Iemand heeft deze bestelling intussen gewijzigd: bekijk de huidige status",
    order_refunded: "Deze bestelling is terugbetaald: ze blijft geannuleerd",
    order_busy: "Deze bestelling wordt net gewijzigd: probeer het zo meteen opnieuw",
    insufficient_stock: "Er is niet genoeg voorraad meer",
    refund_pending: "De terugbetaling loopt: ze komt vanzelf in orde",
    other: "De status kon niet worden gewijzigd",
  },
}

import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Elektronische facturen",
  handed: "Via Peppol verzonden naar de Belgische onderneming die besteld heeft.",
  download: "De winkel verzendt zelf niets: het XML-bestand wordt gedownload en elders ingediend.",
  invoice: "Factuur {{number}}",
  creditNote: "Creditnota {{number}}",
  again: "Opnieuw verzenden",
  send: "Verzenden",
  settle: "Anders bezorgd",
  saved: "Genoteerd.",
  handedOver: "Dit document is al onderweg of aangekomen.",
  failed: "Dit kon niet worden genoteerd.",
  states: {
    download: "Te downloaden",
    waiting: "In afwachting",
    sent: "Verzonden",
    delivered: "Bezorgd",
    refused: "Geweigerd",
    unregistered: "Onderneming niet op Peppol",
    settled: "Anders bezorgd",
  },
}

import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Elektronische Rechnungen",
  handed: "Über Peppol an das belgische Unternehmen gesendet, das bestellt hat.",
  download: "Der Shop sendet selbst nichts: Die XML-Datei wird heruntergeladen und anderswo eingereicht.",
  invoice: "Rechnung {{number}}",
  creditNote: "Gutschrift {{number}}",
  again: "Erneut senden",
  send: "Senden",
  settle: "Anders zugestellt",
  saved: "Notiert.",
  handedOver: "Dieses Dokument ist schon unterwegs oder angekommen.",
  failed: "Das konnte nicht notiert werden.",
  states: {
    download: "Zum Herunterladen",
    waiting: "Wartet",
    sent: "Gesendet",
    delivered: "Zugestellt",
    refused: "Abgelehnt",
    unregistered: "Unternehmen nicht bei Peppol",
    settled: "Anders zugestellt",
  },
}

import type { Texts } from "./index"

export const de: Texts = {
  greeting: (name) => (name ? `Guten Tag, ${name}!` : "Guten Tag!"),
  reset: {
    subject: "Wählen Sie ein neues Passwort",
    paragraphs: [
      "Sie haben ein neues Passwort angefordert. Mit der Schaltfläche unten wählen Sie eines; sie funktioniert einmal und eine Stunde lang.",
    ],
    action: "Passwort wählen",
    footer: "Sie haben das nicht angefordert? Tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
  },
  verify: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    paragraphs: [
      "Bestätigen Sie, dass diese Adresse Ihnen gehört: Dann erscheinen auch Bestellungen, die Sie ohne Konto aufgegeben haben, in Ihrer Übersicht.",
    ],
    action: "Meine Adresse bestätigen",
    footer: "Sie haben kein Konto bei uns eröffnet? Bitte ignorieren Sie diese Nachricht.",
  },
  newsletter: {
    subject: "Bestätigen Sie Ihre Anmeldung zum Newsletter",
    paragraphs: [
      "Noch ein Schritt: Bestätigen Sie, dass Sie unsere Neuigkeiten erhalten möchten, höchstens einmal im Monat.",
    ],
    action: "Anmeldung bestätigen",
    footer: "Ohne Ihre Bestätigung senden wir nichts.",
  },
}

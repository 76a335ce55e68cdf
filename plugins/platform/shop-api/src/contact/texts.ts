import type { ContactTopic, Language } from "@bon-perroquet/contract"

interface ContactTexts {
  topics: Record<ContactTopic, string>
  forwarded: {
    subject: (topic: string, name: string) => string
    intro: (name: string) => string
    rows: { topic: string; order: string; from: string; language: string }
    footer: string
  }
  receipt: {
    subject: string
    greeting: string
    paragraphs: string[]
    rows: { topic: string; order: string }
    footer: string
  }
}

export const CONTACT_TEXTS: Record<Language, ContactTexts> = {
  fr: {
    topics: { order: "Une commande", product: "Un produit", delivery: "La livraison", other: "Autre chose" },
    forwarded: {
      subject: (topic, name) => `${topic} : message de ${name}`,
      intro: (name) => `${name} vous écrit par le formulaire de contact :`,
      rows: { topic: "Sujet", order: "Commande", from: "De", language: "Langue" },
      footer: "Répondez simplement à cet e-mail : la réponse est envoyée à l’adresse indiquée ci-dessus.",
    },
    receipt: {
      subject: "Nous avons bien reçu votre message",
      greeting: "Bonjour,",
      paragraphs: [
        "Merci de nous avoir écrit. Votre message est bien arrivé et quelqu’un de l’équipe va le lire.",
        "Nous répondons dans les 24 à 48 heures, du lundi au vendredi.",
      ],
      rows: { topic: "Sujet", order: "Commande" },
      footer:
        "Vous ne nous avez pas écrit ? Quelqu’un a sans doute saisi votre adresse par erreur : ignorez simplement cet e-mail.",
    },
  },
  nl: {
    topics: {
      order: "Een bestelling",
      product: "Een product",
      delivery: "De levering",
      other: "Iets anders",
    },
    forwarded: {
      subject: (topic, name) => `${topic}: bericht van ${name}`,
      intro: (name) => `${name} schrijft u via het contactformulier:`,
      rows: { topic: "Onderwerp", order: "Bestelling", from: "Van", language: "Taal" },
      footer: "Beantwoord gewoon deze e-mail: uw antwoord gaat naar het adres hierboven.",
    },
    receipt: {
      subject: "We hebben uw bericht goed ontvangen",
      greeting: "Dag,",
      paragraphs: [
        "Bedankt voor uw bericht. Het is goed aangekomen en iemand van het team leest het.",
        "U krijgt antwoord binnen 24 tot 48 uur, van maandag tot vrijdag.",
      ],
      rows: { topic: "Onderwerp", order: "Bestelling" },
      footer:
        "Hebt u ons niet geschreven? Dan heeft iemand zich wellicht van adres vergist: u mag deze e-mail gewoon negeren.",
    },
  },
  en: {
    topics: { order: "An order", product: "A product", delivery: "Delivery", other: "Something else" },
    forwarded: {
      subject: (topic, name) => `${topic}: message from ${name}`,
      intro: (name) => `${name} writes to you through the contact form:`,
      rows: { topic: "Topic", order: "Order", from: "From", language: "Language" },
      footer: "Simply reply to this e-mail: your answer goes to the address above.",
    },
    receipt: {
      subject: "We have received your message",
      greeting: "Hello,",
      paragraphs: [
        "Thank you for writing to us. Your message has arrived, and someone on the team will read it.",
        "We answer within 24 to 48 hours, Monday to Friday.",
      ],
      rows: { topic: "Topic", order: "Order" },
      footer:
        "If you did not write to us, someone probably mistyped their address: simply ignore this e-mail.",
    },
  },
  de: {
    topics: {
      order: "Eine Bestellung",
      product: "Ein Produkt",
      delivery: "Die Lieferung",
      other: "Etwas anderes",
    },
    forwarded: {
      subject: (topic, name) => `${topic}: Nachricht von ${name}`,
      intro: (name) => `${name} schreibt Ihnen über das Kontaktformular:`,
      rows: { topic: "Thema", order: "Bestellung", from: "Von", language: "Sprache" },
      footer: "Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an die Adresse oben.",
    },
    receipt: {
      subject: "Wir haben Ihre Nachricht erhalten",
      greeting: "Guten Tag!",
      paragraphs: [
        "Vielen Dank, dass Sie uns geschrieben haben. Ihre Nachricht ist angekommen, und jemand aus dem Team wird sie lesen.",
        "Wir antworten innerhalb von 24 bis 48 Stunden, Montag bis Freitag.",
      ],
      rows: { topic: "Thema", order: "Bestellung" },
      footer:
        "Sie haben uns nicht geschrieben? Wahrscheinlich hat sich jemand bei der Adresse vertippt: Ignorieren Sie diese E-Mail einfach.",
    },
  },
}

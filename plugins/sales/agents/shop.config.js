const { sealingKey } = require("../../../backend/required-secret")

/**
 * Loads the plugin that lets shopping assistants search, fill carts and hand them over to the shop's checkout. If the
 * setting is off, its addresses answer 404.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {
    STRIPE_PROFILE: "profile_test_shop",
    ACP_SECRET: "secret of a platform",
    ACP_EVENTS_URL: "http://127.0.0.1:8794/order_events",
  },
  features: {
    agents: {
      group: "shop",
      kind: "switch",
      default: false,
      label: {
        fr: "Les assistants (ChatGPT, Gemini, Claude…) peuvent faire des achats ici",
        nl: "Assistenten (ChatGPT, Gemini, Claude…) kunnen hier winkelen",
        en: "Assistants (ChatGPT, Gemini, Claude…) can shop here",
        de: "Assistenten (ChatGPT, Gemini, Claude …) können hier einkaufen",
      },
      hint: {
        fr: "Ils cherchent des produits et préparent un panier. Le client vérifie et paie lui-même dans votre boutique.",
        nl: "Ze zoeken producten en bereiden een winkelmandje voor. De klant controleert en betaalt zelf in uw winkel.",
        en: "They find products and prepare a cart. The customer checks and pays it in your shop.",
        de: "Sie suchen Produkte und bereiten einen Warenkorb vor. Der Kunde prüft und bezahlt selbst in Ihrem Shop.",
      },
    },
    agents_for_businesses: {
      group: "shop",
      kind: "switch",
      default: false,
      label: {
        fr: "Les assistants peuvent commander pour les entreprises qui l’acceptent",
        nl: "Assistenten kunnen bestellen voor ondernemingen die daarmee akkoord gaan",
        en: "Assistants can order for businesses that agree to it",
        de: "Assistenten können für Unternehmen bestellen, die dem zustimmen",
      },
      hint: {
        fr: "Sans le bouton de commande, et seulement par virement. L’entreprise, dont VIES confirme le numéro de TVA, l’accepte dans son compte.",
        nl: "Zonder de bestelknop, en alleen per overschrijving. De onderneming, waarvan VIES het btw-nummer bevestigt, gaat akkoord in haar account.",
        en: "Without the order button, and only by bank transfer. The business, whose VAT number VIES confirms, agrees in its account.",
        de: "Ohne den Bestellknopf und nur per Überweisung. Das Unternehmen, dessen USt-IdNr. VIES bestätigt, stimmt in seinem Konto zu.",
      },
    },
    agents_acp: {
      group: "shop",
      kind: "switch",
      default: false,
      label: {
        fr: "Les assistants peuvent utiliser l’Agentic Commerce Protocol (ACP)",
        nl: "Assistenten kunnen het Agentic Commerce Protocol (ACP) gebruiken",
        en: "Assistants can use the Agentic Commerce Protocol (ACP)",
        de: "Assistenten können das Agentic Commerce Protocol (ACP) verwenden",
      },
      hint: {
        fr: "Le client commande lui-même dans votre boutique. Avec un profil Stripe, les entreprises qui l’acceptent peuvent aussi payer avec un jeton.",
        nl: "De klant bestelt zelf in uw winkel. Met een Stripe-profiel kunnen ondernemingen die daarmee akkoord gaan ook met een token betalen.",
        en: "The customer orders in your shop. With a Stripe profile, businesses that agree can also pay with a token.",
        de: "Der Kunde bestellt selbst in Ihrem Shop. Mit einem Stripe-Profil können zustimmende Unternehmen auch mit einem Token bezahlen.",
      },
    },
  },
  load: ({ feature, env }) => ({
    options: {
      isOn: feature("agents"),
      businesses: feature("agents_for_businesses"),
      acp: feature("agents_acp"),
      stripeProfile: env.STRIPE_PROFILE ?? "",
      acpSecret: env.ACP_SECRET ?? "",
      acpEventsUrl: env.ACP_EVENTS_URL ?? "",
      signingSecret: sealingKey(env),
      privateHosts: (env.WEBHOOK_PRIVATE_HOSTS ?? "")
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    },
  }),
}

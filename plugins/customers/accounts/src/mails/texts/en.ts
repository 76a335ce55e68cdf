import type { Texts } from "./index"

const SAFETY = {
  action: "See my devices",
  footer: "If it wasn’t you, choose a new password at once and log out all your devices.",
}

export const en: Texts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  reset: {
    subject: "Choose a new password",
    paragraphs: [
      "You requested a new password. The button below lets you choose one; it works once, within an hour.",
    ],
    action: "Choose a password",
    footer: "If you didn’t request this, do nothing: your password does not change.",
  },
  verify: {
    subject: "Confirm your e-mail address",
    paragraphs: [
      "Confirm that this address is yours: orders that you placed without an account will then appear in your history.",
    ],
    action: "Confirm my address",
    footer: "If you didn’t open an account with us, please ignore this message.",
  },
  newsletter: {
    subject: "Confirm your newsletter subscription",
    paragraphs: ["One more step: confirm that you would like to receive our news, once a month at most."],
    action: "Confirm my subscription",
    footer: "Without your confirmation we send nothing.",
  },
  alerts: {
    sign_in: ({ device, when }) => ({
      subject: "New login to your account",
      paragraphs: [
        `Somebody has just logged in to your account from ${device || "an unknown device"}, on ${when}.`,
        "If it was you, there is nothing to do.",
      ],
      ...SAFETY,
    }),
    second_factor_on: ({ when }) => ({
      subject: "Two-step verification is on",
      paragraphs: [
        `Two-step verification of your account was enabled on ${when}. From now on you enter a code from your app each time you log in.`,
      ],
      ...SAFETY,
    }),
    second_factor_off: ({ when }) => ({
      subject: "Two-step verification is off",
      paragraphs: [
        `Two-step verification of your account was disabled on ${when}. From now on your password is enough to log in.`,
      ],
      ...SAFETY,
    }),
    password: ({ when }) => ({
      subject: "Your password was changed",
      paragraphs: [
        `The password of your account was changed on ${when}. Your other devices have been logged out.`,
      ],
      ...SAFETY,
    }),
    password_by_link: ({ when }) => ({
      subject: "A new password was set",
      paragraphs: [
        `A new password was set for your account on ${when}, with a link sent by e-mail or by an owner of the shop. All your devices have been logged out.`,
      ],
      ...SAFETY,
    }),
    second_factor_taken: ({ by, when }) => ({
      subject: "Your two-step verification was removed",
      paragraphs: [
        `${by || "An owner of the shop"} removed the two-step verification of your account on ${when}. All your devices have been logged out; from now on your password is enough to log in. Please set it up again.`,
      ],
      ...SAFETY,
    }),
  },
  notice: {
    subject: ({ what }) => `Security: ${what}`,
    paragraphs: ({ what, when, by }) => [
      `${what} on ${when}, by ${by}.`,
      "If you know about this, there is nothing to do.",
    ],
    action: "See my devices",
    footer:
      "If it wasn’t you and you didn’t know about it, choose a new password at once, log out all your devices and inform an owner of the shop.",
    actions: {
      recovery_codes: "New recovery codes were created",
      recovery_codes_with_password: "New recovery codes were created",
      data_export: "Your personal data was downloaded",
      assistant_agreement: "Your business allowed an assistant to order",
      role: "The role of an administrator was changed",
      security_settings: "The security settings of the shop were changed",
      store_settings: "The settings of the shop were changed",
      payout_details: "The company or bank account details were changed",
      api_keys: "The API keys were changed",
      webhooks: "The webhooks were changed",
      invitation: "The invitations of administrators were changed",
      administrator_sessions: "The sessions of an administrator were ended",
      administrator_removal: "An administrator was removed",
      administrator_password: "A link to change the password of an administrator was created",
      customer_email: "The e-mail address of your customer account was changed",
      customer_deletion: "A customer account was deleted",
      personal_data_export: "Personal data of customers was exported",
      workflow: "A workflow was started manually",
      owner_recovery: "The access of an owner was restored from the server",
    },
  },
  orderTransfer: ({ number, account }) => ({
    subject: `Transfer your order ${number}?`,
    paragraphs: [
      `The account ${account} has requested the transfer of your order ${number}. The owner of that account will then see the order, its address and its invoices.`,
      "If that is you, please confirm: the link is valid for seven days.",
    ],
    action: "Transfer the order",
    footer: "If that isn’t you, do nothing: the order is not transferred.",
  }),
  invitation: ({ until }) => ({
    subject: "You are invited to manage the shop",
    paragraphs: [
      `You are invited to join the shop’s administrators. The button below lets you accept; it works once, until ${until}.`,
    ],
    action: "Accept the invitation",
    footer: "If you didn’t expect this invitation, please ignore this message.",
  }),
}

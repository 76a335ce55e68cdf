import { printedNumber, printedPhone } from "@bon-perroquet/contract/address"
import { pointPlace, requireFit, senderPlace, type Place, type Shipment } from "@bon-perroquet/carrier"
import { LIMITS } from "../limits"
import { writableEmail } from "./email"

const addressOf = ({ street, number, box, line2, postal_code, city, country }: Place) => ({
  address_line_1: street,
  house_number: printedNumber(number, LIMITS.texts),
  ...((box || line2) && { address_line_2: [box, line2].filter(Boolean).join(", ") }),
  ...{ postal_code, city, country_code: country },
})

const contactOf = (email: string, phone: string | null | undefined) => ({
  ...(writableEmail(email) && { email }),
  ...(phone && { phone_number: printedPhone(phone) }),
})

/**
 * Returns the request that announces a shipment. A shipment to a service point has the point's address, because the
 * shop has no other one.
 * @param option code of the shipping option
 * @throws LabelMisfit
 */
export function announcement(shipment: Shipment, option: string) {
  requireFit(LIMITS.texts, shipment)
  const { reference, sender, recipient, place, point, note, weight_grams } = shipment
  return {
    label_details: { mime_type: "application/pdf", dpi: 72 },
    from_address: {
      name: sender.name,
      ...addressOf(senderPlace(sender)),
      ...contactOf(sender.email, sender.phone),
    },
    to_address: {
      name: recipient.name,
      ...(recipient.company && { company_name: recipient.company }),
      ...addressOf(point ? pointPlace(place, LIMITS.texts) : place),
      ...contactOf(recipient.email, recipient.phone),
    },
    ...(point && { to_service_point: { id: point.id } }),
    ship_with: { type: "shipping_option_code", properties: { shipping_option_code: option } },
    order_number: reference,
    parcels: [
      {
        weight: { value: (weight_grams / 1_000).toFixed(3), unit: "kg" },
        ...(note && { label_notes: [note] }),
      },
    ],
  }
}

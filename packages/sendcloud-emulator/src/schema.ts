import { z } from "zod"

const address = z.strictObject({
  name: z.string().min(1),
  company_name: z.string().optional(),
  address_line_1: z.string(),
  address_line_2: z.string().optional(),
  house_number: z.string().optional(),
  postal_code: z.string().min(1),
  city: z.string().min(1),
  po_box: z.string().nullable().optional(),
  state_province_code: z.string().optional(),
  country_code: z.string().min(1),
  email: z.email().optional(),
  phone_number: z.string().optional(),
})

const parcel = z.strictObject({
  dimensions: z
    .strictObject({
      ...{ length: z.string(), width: z.string(), height: z.string() },
      unit: z.enum(["cm", "mm", "m", "yd", "ft", "in"]),
    })
    .optional(),
  weight: z.strictObject({
    value: z.string().regex(/^\d+(\.\d+)?$/),
    unit: z.enum(["kg", "g", "lbs", "oz"]),
  }),
  label_notes: z.array(z.string().min(1).max(255)).max(255).nullable().optional(),
})

/** Body of POST /shipments/announce. */
export const announcementSchema = z.strictObject({
  label_details: z
    .strictObject({
      mime_type: z.enum(["application/pdf", "application/zpl", "image/png"]),
      dpi: z.literal([72, 203, 300, 600]),
    })
    .optional(),
  to_address: address,
  from_address: z.union([z.strictObject({ sender_address_id: z.number().int() }), address]),
  to_service_point: z
    .union([z.strictObject({ id: z.string() }), z.strictObject({ carrier_service_point_id: z.string() })])
    .optional(),
  ship_with: z.strictObject({
    type: z.literal("shipping_option_code"),
    properties: z.strictObject({
      shipping_option_code: z.string(),
      contract_id: z.number().int().min(1).nullable().optional(),
    }),
  }),
  order_number: z.string().optional(),
  reference: z.string().nullable().optional(),
  external_reference_id: z.string().nullable().optional(),
  parcels: z.array(parcel).min(1).max(15),
})
export type Announcement = z.infer<typeof announcementSchema>

const inKilograms = { kg: 1, g: 0.001, lbs: 0.453_592_37, oz: 0.028_349_523_125 } as const

export const kilogramsOf = ({ parcels }: Announcement): number =>
  parcels.reduce((sum, { weight }) => sum + Number(weight.value) * inKilograms[weight.unit], 0)

import { route } from "@bon-perroquet/api-kit/http"
import { readVersions, type KeptVersion, type Setting } from "@bon-perroquet/shop-settings/settings"
import type { z } from "zod"

/** Returns the call that lists the former values of a setting. @param name for the API description */
export const versionsRoute = <Value extends object>(
  name: string,
  setting: Setting<Value>,
  answer: z.ZodType<unknown, KeptVersion<Value>[]>,
) =>
  route(
    {
      summary: `List versions of ${name}`,
      description: "Newest first, at most 50.",
      access: "administrator",
      answer,
    },
    ({ container }) => readVersions(container, setting),
  )

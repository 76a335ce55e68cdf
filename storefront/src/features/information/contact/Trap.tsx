import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { ContactValues } from "./contact-form"

/** A honeypot field for robots. */
export function Trap() {
  const { t } = useTranslation("information")
  const { register } = useFormContext<ContactValues>()
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t("contactForm.website")}
        <input type="text" tabIndex={-1} autoComplete="off" {...register("website")} />
      </label>
    </div>
  )
}

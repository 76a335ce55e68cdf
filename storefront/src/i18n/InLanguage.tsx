import type { Language } from "@bon-perroquet/contract"
import { Suspense, useMemo, type ReactNode } from "react"
import { I18nextProvider, useTranslation } from "react-i18next"

/** Renders children in another language, for example a customer's packing slip. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTranslation()
  const other = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language])
  if (i18n.language === language) return children
  return (
    <I18nextProvider i18n={other}>
      <Suspense>{children}</Suspense>
    </I18nextProvider>
  )
}

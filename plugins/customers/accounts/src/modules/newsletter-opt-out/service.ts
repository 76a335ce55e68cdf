import { MedusaService } from "@medusajs/framework/utils"
import { NewsletterOptOut } from "./models/newsletter-opt-out"

export class NewsletterOptOutModuleService extends MedusaService({ NewsletterOptOut }) {}

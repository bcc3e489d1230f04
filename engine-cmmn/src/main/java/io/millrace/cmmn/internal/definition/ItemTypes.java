package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.GenericTask;
import io.millrace.cmmn.model.PlanItemDefinition;
import java.util.Locale;

/** What rows and the API call the kinds of definitions. Stateless. */
final class ItemTypes {

  private ItemTypes() {}

  /** Returns the kind, such as {@code humantask}; a task of no other kind is a {@code task}. */
  static String of(PlanItemDefinition definition) {
    if (definition instanceof GenericTask) {
      return "task";
    }
    if (definition instanceof GenericEventListener) {
      return "genericeventlistener";
    }
    return definition.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }
}

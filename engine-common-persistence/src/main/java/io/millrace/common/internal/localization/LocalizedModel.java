package io.millrace.common.internal.localization;

/** A version of a process or case, as far as it is written in several languages. Thread-safe. */
@FunctionalInterface
public interface LocalizedModel {

  /** A model that nobody has. */
  LocalizedModel NONE = elementId -> Localizations.NONE;

  /**
   * Returns what an element is called in other languages; nothing where there is no such element.
   *
   * @param elementId the element; null for the process or case itself
   */
  Localizations of(String elementId);
}

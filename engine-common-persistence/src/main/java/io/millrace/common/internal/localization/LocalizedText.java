package io.millrace.common.internal.localization;

/**
 * What an element is called in one language.
 *
 * @param name the name; null where the model does not translate it
 * @param description what its documentation says; null where the model does not translate it
 */
public record LocalizedText(String name, String description) {

  /** Nothing is translated. */
  public static final LocalizedText NONE = new LocalizedText(null, null);

  /** Returns the name, or another one where it is not translated. */
  public String nameOr(String other) {
    return name == null ? other : name;
  }

  /** Returns the description, or another one where it is not translated. */
  public String descriptionOr(String other) {
    return description == null ? other : description;
  }
}

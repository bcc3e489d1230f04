package io.millrace.common.query;

import io.millrace.common.BadArgumentException;

/**
 * A query that can show names and descriptions in another language, as far as the models translate
 * them: the element {@code localization} with {@code locale}, {@code name} and a child {@code
 * documentation}, among the {@code extensionElements} of a process, a case or an element of one.
 *
 * <p>Only what is shown changes. Criteria and orders mean the names that are stored, which are
 * those of the model's own language.
 *
 * @param <T> the query itself, so that calls chain
 */
public interface LocalizedQuery<T> {

  /**
   * Shows names and descriptions in a language. What the model does not say in it is shown as
   * without this call.
   *
   * @param locale a language tag, for example {@code de} or {@code pt-BR}; an underscore may stand
   *     for the hyphen, and case does not matter
   * @return this query
   * @throws BadArgumentException if it is null or no language tag
   */
  T locale(String locale);

  /**
   * Takes a wider language where the model says nothing in the very one of {@link #locale}: {@code
   * pt} for {@code pt-BR}. Without a locale it means nothing.
   *
   * @return this query
   */
  T withLocalizationFallback();
}

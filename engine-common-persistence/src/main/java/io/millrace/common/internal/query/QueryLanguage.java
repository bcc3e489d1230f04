package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.localization.LanguageTag;
import io.millrace.common.internal.localization.LocaleChoice;
import io.millrace.common.internal.localization.LocalizedModel;
import io.millrace.common.internal.localization.LocalizedText;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The language in which a query shows what it finds: each row's own one until another is asked for.
 */
public final class QueryLanguage {

  private Locale locale;
  private boolean fallback;

  QueryLanguage() {}

  /**
   * An element of a model that a row shows.
   *
   * @param scopeType the engine of the definition; null for none
   * @param definitionId the version of the definition
   * @param elementId the element; null for the process or case itself
   */
  public record Named(String scopeType, long definitionId, String elementId) {}

  void is(String languageTag) {
    locale =
        LanguageTag.read(given("locale", languageTag))
            .orElseThrow(
                () ->
                    new BadArgumentException(
                        "The criterion 'locale' was called with '"
                            + languageTag
                            + "', which is no language tag. Pass one, for example 'de' or 'pt-BR'."));
  }

  void takesWider() {
    fallback = true;
  }

  /**
   * Tells rows what they are called, if a language was asked for; each definition is looked up
   * once.
   *
   * @param found the rows
   * @param element returns which element a row shows; null for none
   * @param tell takes the row and its text
   */
  public <R> void tell(
      QueryReader reader,
      List<R> found,
      Function<R, Named> element,
      BiConsumer<R, LocalizedText> tell) {
    if (locale == null) {
      return;
    }
    var choice = new LocaleChoice(locale, fallback);
    Map<Long, LocalizedModel> models = new HashMap<>();
    for (var row : found) {
      var named = element.apply(row);
      if (named != null) {
        var model =
            models.computeIfAbsent(
                named.definitionId(), id -> reader.localized(named.scopeType(), id));
        tell.accept(row, model.of(named.elementId()).in(choice));
      }
    }
  }
}

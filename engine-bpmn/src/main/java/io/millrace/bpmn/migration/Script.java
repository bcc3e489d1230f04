package io.millrace.bpmn.migration;

import io.millrace.common.BadArgumentException;

/**
 * A script that is run when an instance is migrated. Its language has to be enabled by {@code
 * setScriptLanguages} of the engine's configuration.
 *
 * <p>Immutable and thread-safe.
 */
public final class Script {

  private final String language;
  private final String script;

  /**
   * Creates a script.
   *
   * @param language the name of its language
   * @param script the text
   * @throws BadArgumentException if one of them is null or empty
   */
  public Script(String language, String script) {
    if (language == null || language.isEmpty() || script == null || script.isEmpty()) {
      throw new BadArgumentException("A script of a migration needs a language and a text.");
    }
    this.language = language;
    this.script = script;
  }

  /**
   * Returns the name of its language.
   *
   * @return never null
   */
  public String getLanguage() {
    return language;
  }

  /**
   * Returns the text.
   *
   * @return never null
   */
  public String getScript() {
    return script;
  }
}

package io.millrace.cmmn.model;

/**
 * Runs a script.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param scriptFormat the language
 * @param script the text, never null
 * @param autoStoreVariables whether variables of the script become variables of the case
 * @param result where its result goes
 */
public record ScriptTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    String scriptFormat,
    String script,
    boolean autoStoreVariables,
    ResultVariable result)
    implements Task {}

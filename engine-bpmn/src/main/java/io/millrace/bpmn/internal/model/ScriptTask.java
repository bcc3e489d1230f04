package io.millrace.bpmn.internal.model;

/**
 * Runs a script.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param script the script
 * @param result where its result goes, or null where it is dropped
 * @param autoStoreVariables whether what the script assigns becomes variables
 */
public record ScriptTask(
    ElementInfo info,
    LoopCharacteristics loop,
    Script script,
    ResultVariable result,
    boolean autoStoreVariables)
    implements Task {}

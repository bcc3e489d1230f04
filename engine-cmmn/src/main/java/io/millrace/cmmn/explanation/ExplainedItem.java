package io.millrace.cmmn.explanation;

/**
 * An open plan item.
 *
 * <p>Immutable and thread-safe.
 *
 * @param planItemInstanceId the id of the instance
 * @param elementId the id of the plan item in the model
 * @param planItemDefinitionId the id of its definition in the model
 * @param name its name, or null
 * @param type its kind, such as {@code humantask}
 * @param state its state
 * @param repetitionCounter which instance of a repeating item it is, from 1; null if it does not
 *     repeat
 * @param required whether its stage has to wait for it (CMMN 1.1 §8.6.3)
 */
public record ExplainedItem(
    String planItemInstanceId,
    String elementId,
    String planItemDefinitionId,
    String name,
    String type,
    String state,
    Integer repetitionCounter,
    boolean required) {}

package io.millrace.bpmn.model;

/**
 * The activity is done once for each of many.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.7.
 *
 * @param source what stands in the file
 */
public record MultiInstanceLoopCharacteristics(ElementSource source)
    implements LoopCharacteristics {

  /**
   * Tells whether one follows the other.
   *
   * @return false where the file does not say
   */
  public boolean isSequential() {
    return source().flag("isSequential", false);
  }

  /**
   * Returns how many there are.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String loopCardinality() {
    return source().childText("loopCardinality");
  }

  /**
   * Returns what there is one for each of: {@code collection} of any engine, else {@code
   * loopDataInputRef}.
   *
   * @return or null
   */
  public String collection() {
    var own = source().engineAttribute("collection");
    return own == null ? source().childText("loopDataInputRef") : own;
  }

  /**
   * Returns where each finds its element: {@code elementVariable} of any engine, else the name of
   * {@code inputDataItem}.
   *
   * @return the name of a variable, or null
   */
  public String elementVariable() {
    var own = source().engineAttribute("elementVariable");
    return own == null
        ? source()
            .standard("inputDataItem")
            .map(item -> item.tag().attribute("name"))
            .filter(name -> name != null)
            .findFirst()
            .orElse(null)
        : own;
  }

  /**
   * Returns what ends it before all are done.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String completionCondition() {
    return source().childText("completionCondition");
  }
}

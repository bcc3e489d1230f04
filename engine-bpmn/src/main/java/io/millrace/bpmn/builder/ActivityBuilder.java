package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.XmlDraft;
import java.util.function.Consumer;

/**
 * Builds an activity. Not thread-safe. Spec: BPMN 2.0.2 §10.3.
 *
 * @param <B> the builder itself
 */
public abstract class ActivityBuilder<B extends ActivityBuilder<B>> extends NodeBuilder<B> {

  ActivityBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Does it once for each of many.
   *
   * @param loop says for which, and how
   * @return this
   */
  public B multiInstance(Consumer<MultiInstanceBuilder> loop) {
    var element = Draft.standard(draft().file(), "multiInstanceLoopCharacteristics");
    loop.accept(new MultiInstanceBuilder(element));
    draft().xml().add(element.xml());
    return self();
  }

  /**
   * Does it once for each element of a collection, all at the same time.
   *
   * @param collection an expression or the name of a variable
   * @param elementVariable where each finds its element
   * @return this
   */
  public B forEach(String collection, String elementVariable) {
    return multiInstance(loop -> loop.collection(collection).elementVariable(elementVariable));
  }

  /**
   * Does it again while a condition holds.
   *
   * @param condition an expression
   * @return this
   */
  public B repeatWhile(String condition) {
    var loop = new XmlDraft(Namespaces.BPMN, "standardLoopCharacteristics");
    draft().xml().add(loop.add(Draft.expression("loopCondition", condition)));
    return self();
  }

  /**
   * Does it again while a condition holds, but not more often than a number of times.
   *
   * @param condition an expression
   * @param most how often it is done at most
   * @return this
   */
  public B repeatWhile(String condition, int most) {
    var loop = new XmlDraft(Namespaces.BPMN, "standardLoopCharacteristics");
    loop.set("loopMaximum", String.valueOf(most)).add(Draft.expression("loopCondition", condition));
    draft().xml().add(loop);
    return self();
  }
}

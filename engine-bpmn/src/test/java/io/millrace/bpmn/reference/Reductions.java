package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All scripts that are a little smaller than a given one, the much smaller first. */
final class Reductions {

  private final Script script;

  private Reductions(Script script) {
    this.script = script;
  }

  static Stream<Script> of(Script script) {
    var reductions = new Reductions(script);
    return Stream.of(
            reductions.actions(),
            reductions.bodies().map(Reductions::alone).map(script.model()::with).map(script::with),
            reductions.removed().map(script::with),
            reductions.flows().map(script::with),
            reductions.plainer().map(script::with))
        .flatMap(each -> each);
  }

  private Stream<Script> actions() {
    var actions = script.actions();
    int half = actions.size() / 2;
    var halves = Stream.of(actions.subList(0, half), actions.subList(half, actions.size()));
    var singles = IntStream.range(0, actions.size()).mapToObj(index -> without(actions, index));
    return Stream.concat(halves, singles)
        .filter(shorter -> shorter.size() < actions.size())
        .map(script::with);
  }

  /** As a process of its own, which begins without an event. */
  private static Body alone(Body body) {
    return body.with(
        body.nodes().stream()
            .map(node -> node.is(Kind.START) ? node.with(Traits.NONE) : node)
            .toList(),
        body.flows());
  }

  private Stream<ProcessModel> removed() {
    return script
        .model()
        .nodes()
        .filter(node -> !node.is(Kind.START))
        .map(node -> changed(node.id(), body -> Edits.remove(body, node)));
  }

  private Stream<ProcessModel> flows() {
    return Stream.concat(Stream.of(script.model().body()), bodies())
        .flatMap(
            body ->
                body.flows().stream()
                    .flatMap(
                        flow ->
                            Stream.of(
                                Edits.without(body, flow),
                                flow.condition() == null && !flow.otherwise()
                                    ? null
                                    : Edits.replace(body, flow, flow.always())))
                    .filter(Objects::nonNull)
                    .map(
                        smaller ->
                            script.model().with(replaced(script.model().body(), body, smaller))));
  }

  private Stream<Body> bodies() {
    return script.model().nodes().map(Node::body).filter(Objects::nonNull);
  }

  private Stream<ProcessModel> plainer() {
    return script
        .model()
        .nodes()
        .flatMap(
            node ->
                plainer(node)
                    .filter(plain -> !plain.equals(node))
                    .map(plain -> changed(node.id(), body -> Edits.replace(body, node, plain))));
  }

  private static Stream<Node> plainer(Node node) {
    var traits = node.traits();
    var loop = traits.loop();
    var simple = new ArrayList<Node>();
    simple.add(node.with(traits.jobs(false, traits.after(), traits.exclusive())));
    simple.add(node.with(traits.jobs(traits.before(), false, traits.exclusive())));
    simple.add(node.with(traits.jobs(traits.before(), traits.after(), true)));
    if (loop != null) {
      simple.add(node.with(traits.with((Loop) null)));
      simple.add(node.with(traits.with(loop.without(true, false, false))));
      simple.add(node.with(traits.with(loop.without(false, true, false))));
      simple.add(node.with(traits.with(loop.without(false, false, true))));
    }
    simple.add(node.with(traits.with((Rounds) null)));
    simple.add(node.with(traits.undoneBy(null)));
    if (node.isMultiple()) {
      node.events().stream()
          .map(event -> node.with(traits.with((Several) null).with(event)))
          .forEach(simple::add);
    }
    if (node.is(Kind.TRANSACTION)) {
      simple.add(node.with(Kind.SUB_PROCESS));
    }
    if (node.is(Kind.THROW)) {
      simple.add(Node.of(node.id(), Kind.NONE_THROW));
    }
    if (node.body() != null && !node.body().data().isEmpty()) {
      simple.add(node.with(new Body(node.body().nodes(), node.body().flows())));
    }
    if (node.is(Kind.CALL)) {
      simple.add(node.with(traits.mapping(traits.in(), List.of())));
      simple.add(node.with(Kind.SUB_PROCESS).with(traits.mapping(List.of(), List.of())));
    }
    if (node.kind().isActivity() && !node.is(Kind.USER_TASK) && !node.is(Kind.ABSTRACT_TASK)) {
      simple.add(
          new Node(
              node.id(),
              Kind.ABSTRACT_TASK,
              traits.with((Event) null).with((Work) null).mapping(List.of(), List.of()),
              null));
    }
    if (node.kind().isEnd()) {
      simple.add(Node.of(node.id(), Kind.END));
    }
    return simple.stream();
  }

  private ProcessModel changed(String node, UnaryOperator<Body> change) {
    return script.model().with(Edits.where(script.model().body(), node, change));
  }

  private static Body replaced(Body in, Body old, Body other) {
    if (in == old) {
      return other;
    }
    return in.with(
        in.nodes().stream()
            .map(node -> node.body() == null ? node : node.with(replaced(node.body(), old, other)))
            .toList(),
        in.flows());
  }

  private static <T> List<T> without(List<T> list, int index) {
    var shorter = new ArrayList<>(list);
    shorter.remove(index);
    return List.copyOf(shorter);
  }
}

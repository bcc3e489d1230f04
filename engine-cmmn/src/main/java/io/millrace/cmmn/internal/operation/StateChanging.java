package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;
import java.util.stream.Stream;

/** Makes one change of state that comes from outside, in all instances of the stage around. */
record StateChanging(CmmnContext context, CaseInstanceEntity instance, PlannedChange change) {

  /** Plans the change; false if a stage had to be opened, after which it is to be tried again. */
  boolean make() {
    var node = change.node();
    if (isUnplanned(node)) {
      return true;
    }
    return switch (change.kind()) {
      case REMOVE_WAITING -> {
        waiting(node).forEach(context::endForGood);
        yield true;
      }
      case TERMINATE -> {
        open(node).forEach(context::endForGood);
        yield true;
      }
      case AVAILABLE -> isOpened(node) && available(node);
      case ACTIVATE -> isOpened(node) && activate(node);
      case AWAIT_REPETITION -> awaitRepetition(node);
    };
  }

  /** What nobody planned is not there, nor is what is in it. */
  private boolean isUnplanned(PlanItemNode node) {
    for (var at = node; at.parent() != null; at = at.parent()) {
      if (!change.mayMake(at) && open(at).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private List<PlanItemEntity> open(PlanItemNode node) {
    return containers(node).flatMap(container -> inside(container, node)).toList();
  }

  private List<PlanItemEntity> waiting(PlanItemNode node) {
    return open(node).stream().filter(StateChanging::awaitsRepetition).toList();
  }

  private static boolean awaitsRepetition(PlanItemEntity item) {
    return ItemState.of(item.state()) == ItemState.WAIT_REPETITION;
  }

  private Stream<? extends OwnerEntity> containers(PlanItemNode node) {
    return node.parent().parent() == null ? Stream.of(instance) : open(node.parent()).stream();
  }

  private Stream<PlanItemEntity> inside(OwnerEntity container, PlanItemNode node) {
    return List.copyOf(context.tree().instances(container, node.id())).stream()
        .filter(child -> !child.isInjectedRoot());
  }

  private List<? extends OwnerEntity> activeContainers(PlanItemNode node) {
    return containers(node).filter(StageCompletion::isActive).toList();
  }

  /** Lets the stages around become active, the outermost first, one at a time. */
  private boolean isOpened(PlanItemNode node) {
    var stage = node.parent();
    if (!activeContainers(node).isEmpty()) {
      return true;
    }
    if (isOpened(stage)) {
      activate(stage);
    }
    return false;
  }

  private boolean activate(PlanItemNode node) {
    for (var container : activeContainers(node)) {
      var items = inside(container, node).toList();
      if (items.isEmpty() && change.mayMake(node)) {
        start(create(node, container, Transition.CREATE, 1), node, true);
      } else if (!items.isEmpty()) {
        startAll(startable(items), items, node);
      }
    }
    return true;
  }

  /** What repeats goes on repeating, each as if a criterion had let it enter. */
  private void startAll(
      List<PlanItemEntity> started, List<PlanItemEntity> items, PlanItemNode node) {
    var waitsAlready =
        items.stream().anyMatch(item -> awaitsRepetition(item) && !started.contains(item));
    started.forEach(item -> start(item, node, !waitsAlready));
  }

  /** One that waits for its repetition is started only if there is no other. */
  private static List<PlanItemEntity> startable(List<PlanItemEntity> items) {
    var others = items.stream().filter(item -> !awaitsRepetition(item)).toList();
    return (others.isEmpty() ? items : others)
        .stream().filter(item -> !ItemState.of(item.state()).isActive()).toList();
  }

  private void start(PlanItemEntity item, PlanItemNode node, boolean repeats) {
    change.localVariables().forEach((name, value) -> setLocal(item, node, name, value));
    var state = ItemState.of(item.state());
    var isEntered = state.awaitsEntry() && isMade(node);
    if (isEntered && repeats && node.repetition() != null && !node.entry().isEmpty()) {
      new Repeating(context, item, node).onEntry();
    }
    context.unsettled().forget(item, node.entry());
    switch (state) {
      case WAIT_REPETITION, UNAVAILABLE -> context.apply(item, Transition.INITIATE);
      case DISABLED -> context.apply(item, Transition.RE_ENABLE);
      default -> {
        // the others go on from where they are
      }
    }
    if (isEntered && node.behavior().kind() == ItemKind.LISTENER_OR_MILESTONE) {
      context.apply(item, Transition.OCCUR);
    } else if (node.behavior().kind() == ItemKind.STAGE_OR_TASK) {
      context.apply(item, starting(state));
    } else if (state == ItemState.SUSPENDED) {
      context.apply(item, Transition.RESUME);
    }
  }

  /** The variables are meant for what was named, not for a stage that is opened around it. */
  private void setLocal(PlanItemEntity item, PlanItemNode node, String name, Object value) {
    if (node == change.node()) {
      context.variables().setLocal(item, name, value);
    }
  }

  /** Listeners wait for their event also when they were activated. */
  private static boolean isMade(PlanItemNode node) {
    return node.behavior().kind() == ItemKind.STAGE_OR_TASK || node.behavior().occursOnEntry();
  }

  private static Transition starting(ItemState state) {
    return switch (state) {
      case ENABLED, DISABLED -> Transition.MANUAL_START;
      case SUSPENDED -> Transition.RESUME;
      case FAILED -> Transition.RE_ACTIVATE;
      default -> Transition.START;
    };
  }

  private boolean available(PlanItemNode node) {
    for (var container : activeContainers(node)) {
      var items = inside(container, node).toList();
      if (items.isEmpty() && change.mayMake(node)) {
        give(create(node, container, Transition.CREATE, 1));
      }
      items.forEach(item -> available(item, node, container));
    }
    return true;
  }

  private void available(PlanItemEntity item, PlanItemNode node, OwnerEntity container) {
    switch (ItemState.of(item.state())) {
      case AVAILABLE -> forget(item);
      case WAIT_REPETITION, UNAVAILABLE -> {
        forget(item);
        context.apply(item, Transition.INITIATE);
      }
      default -> {
        var counter = item.repetitionCounter() == null ? 1 : item.repetitionCounter();
        context.endForGood(item);
        var next = create(node, container, Transition.CREATE, counter);
        next.everCompleted(item.isEverCompleted());
        give(next);
      }
    }
  }

  private void give(PlanItemEntity item) {
    change
        .localVariables()
        .forEach((name, value) -> context.variables().setLocal(item, name, value));
  }

  /** It begins with an empty memory, as one that was just made. */
  private void forget(PlanItemEntity item) {
    item.satisfiedParts(null);
    context.unsettled().judge(item);
    give(item);
  }

  private boolean awaitRepetition(PlanItemNode node) {
    if (node.repetition() == null || node.entry().isEmpty()) {
      throw refused(node, "it has no repetition rule with entry criteria");
    }
    var containers = activeContainers(node);
    if (containers.isEmpty()) {
      throw refused(node, "the stage around it is not active; activate it first");
    }
    for (var container : containers) {
      var items = inside(container, node).toList();
      var isThere = !items.isEmpty() || change.mayMake(node);
      if (isThere && items.stream().noneMatch(item -> ItemState.of(item.state()).awaitsEntry())) {
        var last = items.stream().mapToInt(StateChanging::number).max().orElse(0);
        create(node, container, Transition.AWAIT_REPETITION, last + 1);
      }
    }
    return true;
  }

  private static int number(PlanItemEntity item) {
    return item.repetitionCounter() == null ? 0 : item.repetitionCounter();
  }

  private IllegalStateEngineException refused(PlanItemNode node, String why) {
    return new IllegalStateEngineException(
        "No instance of "
            + node
            + " of case instance '"
            + instance.id()
            + "' can wait for its repetition: "
            + why
            + ".");
  }

  private PlanItemEntity create(
      PlanItemNode node, OwnerEntity container, Transition transition, int number) {
    if (node.isReactivation()) {
      throw new BadArgumentException(
          "Cannot make "
              + node
              + " in case instance '"
              + instance.id()
              + "': it is there only while its case comes back.");
    }
    return new ItemCreation(context, container).create(node, transition, number);
  }
}

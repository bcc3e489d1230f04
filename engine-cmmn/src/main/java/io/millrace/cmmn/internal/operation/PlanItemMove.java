package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;
import java.util.List;

/** What callers can ask of a plan item; refused where its state does not allow it. */
public enum PlanItemMove {
  /** What it waits for has happened. */
  TRIGGER("trigger", Transition.COMPLETE, Transition.OCCUR) {
    @Override
    void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
      var node = context.node(item);
      node.performers().check(item, context);
      node.behavior().trigger(item, context);
    }
  },
  /** It may be started by hand. */
  ENABLE("enable", Transition.RE_ENABLE, Transition.ENABLE) {
    @Override
    void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
      enter(item, possible, context);
    }
  },
  /** It is not to be done. */
  DISABLE("disable", Transition.DISABLE),
  /** Somebody starts it. */
  START("start", Transition.MANUAL_START, Transition.START) {
    @Override
    void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
      enter(item, possible, context);
    }
  },
  /** It is over before its end. */
  TERMINATE("terminate", Transition.TERMINATE, Transition.EXIT),
  /** It is held. */
  SUSPEND("suspend", Transition.SUSPEND),
  /** It goes on. */
  RESUME("resume", Transition.RESUME) {
    @Override
    void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
      checkNotHeld(item, context);
      context.apply(item, possible);
    }
  },
  /** What failed is tried again. */
  REACTIVATE("reactivate", Transition.RE_ACTIVATE) {
    @Override
    void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
      checkNotHeld(item, context);
      context.apply(item, possible);
    }
  },
  /** It is to fail. */
  FAULT("fault", Transition.FAULT) {
    @Override
    void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
      ItemFault.byHand(item, context);
    }
  },
  /** A stage completes, provided that nothing keeps it open. */
  COMPLETE_STAGE("complete", Transition.COMPLETE) {
    @Override
    void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
      if (!StageCompletion.isOpen(item)) {
        throw refused(item, "a job is to end it. Let that run, or force it.");
      }
      if (!new StageCompletion(context).isPossible(item)) {
        throw refused(
            item, "something active or required is left in it. End that first, or force it.");
      }
      context.apply(item, possible);
    }
  },
  /** A stage completes, whatever is open in it. */
  FORCE_COMPLETE_STAGE("complete", Transition.COMPLETE);

  private final String verb;
  private final List<Transition> transitions;

  PlanItemMove(String verb, Transition... transitions) {
    this.verb = verb;
    this.transitions = List.of(transitions);
  }

  /** Returns what is asked, in a word. */
  public String verb() {
    return verb;
  }

  /**
   * Plans the move.
   *
   * @throws IllegalStateEngineException if the state of the item does not allow it
   */
  public void make(PlanItemEntity item, CmmnContext context) {
    apply(item, possible(item, context), context);
  }

  /**
   * Returns the transition that the move is in the state of the item.
   *
   * @throws IllegalStateEngineException if there is none
   */
  Transition possible(PlanItemEntity item, CmmnContext context) {
    var node = context.node(item);
    var state = judged(ItemState.of(item.state()));
    for (var transition : transitions) {
      if (Lifecycle.allows(node.behavior().kind(), state, transition)) {
        checkStage(item, node);
        return transition;
      }
    }
    throw refused(item, "it is a " + item.type() + " in the state '" + item.state() + "'.");
  }

  /** What waits for its repetition enters as what is available does. */
  private ItemState judged(ItemState state) {
    var isEntry = this == START || this == ENABLE;
    return isEntry && state == ItemState.WAIT_REPETITION ? ItemState.AVAILABLE : state;
  }

  private void checkStage(PlanItemEntity item, PlanItemNode node) {
    var needsStage = this == COMPLETE_STAGE || this == FORCE_COMPLETE_STAGE;
    if (needsStage && !node.isStage()) {
      throw refused(item, "it is a " + item.type() + ", not a stage. Trigger it instead.");
    }
  }

  void apply(PlanItemEntity item, Transition possible, CmmnContext context) {
    context.apply(item, possible);
  }

  /** What awaits its entry enters as if a criterion were met. */
  void enter(PlanItemEntity item, Transition possible, CmmnContext context) {
    var node = context.node(item);
    if (!ItemState.of(item.state()).awaitsEntry()) {
      context.apply(item, possible);
    } else if (node.entry().isEmpty() || new Repeating(context, item, node).hasElements()) {
      context.plan(EnterItem.byHand(context, item, possible));
    } else {
      throw refused(item, "the collection it repeats over has no elements. Set it first.");
    }
  }

  /** What is inside a suspended stage, at any depth, goes on together with it. */
  void checkNotHeld(PlanItemEntity item, CmmnContext context) {
    var at = context.tree().container(item);
    while (at instanceof PlanItemEntity stage) {
      if (ItemState.of(stage.state()) == ItemState.SUSPENDED) {
        throw refused(
            item,
            "the stage '"
                + stage.elementId()
                + "' around it is suspended. Resume the stage first.");
      }
      at = context.tree().container(stage);
    }
  }

  IllegalStateEngineException refused(PlanItemEntity item, String why) {
    return RefusedItem.of(verb, item, why);
  }
}

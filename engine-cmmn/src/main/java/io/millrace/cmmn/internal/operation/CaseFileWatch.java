package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.casefile.Reference;
import io.millrace.cmmn.internal.lifecycle.CaseFileItemState;
import io.millrace.cmmn.internal.lifecycle.CaseFileLifecycle;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.common.BadArgumentException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Hears of each variable of a case that is an instance of a case file item, whoever changes it:
 * refuses what the model does not allow, lets what belongs to it go with it, and tells the criteria
 * that watch. Used by one thread.
 *
 * <p>Spec: CMMN 1.1 §8.3.
 */
final class CaseFileWatch {

  private final CmmnContext context;
  private final Set<ItemPath> going = new HashSet<>();
  private ItemPath told;

  CaseFileWatch(CmmnContext context) {
    this.context = context;
  }

  /**
   * Makes a change of an instance, whose transition is told by the one who makes it. What others
   * change because of it is told as always, a further change of the same instance as well.
   */
  void silently(ItemPath path, Runnable change) {
    told = path;
    try {
      change.run();
    } finally {
      told = null;
    }
  }

  /** A variable of a case is about to be made, which is refused if the model has no room for it. */
  void creating(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var reference = file.referenceOf(variable);
    var path = reference == null ? file.pathOf(variable) : null;
    if (reference != null) {
      new CaseFileRules(file).mayBe(reference);
    } else if (path != null) {
      new CaseFileRules(file).mayBe(path, file.node(path));
    } else {
      refuseStrayPath(file, variable);
    }
  }

  /** A variable of a case is new. */
  void created(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var reference = file.referenceOf(variable);
    var path = reference == null ? file.pathOf(variable) : null;
    if (reference != null) {
      happened(file, reference.source(), CaseFileItemTransition.ADD_REFERENCE);
    } else if (path != null) {
      happened(file, path, CaseFileItemTransition.CREATE);
      if (path.parent() != null) {
        happened(file, path.parent(), CaseFileItemTransition.ADD_CHILD);
      }
    }
  }

  /** What looks like a child of an item is a mistake rather than another variable. */
  private static void refuseStrayPath(CaseFileContents file, String variable) {
    var path = ItemPath.of(variable);
    if (path != null && file.model().begins(path)) {
      throw new BadArgumentException(
          "Cannot set the variable '"
              + variable
              + "' of the case '"
              + file.instance().id()
              + "': it looks like a case file item, and the case file has none there. Give the path of"
              + " an item, or call the variable something else.");
    }
  }

  /** A variable of a case has another value. */
  void updated(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var path = file.pathOf(variable);
    if (path != null && path.equals(told)) {
      told = null;
    } else if (path != null) {
      happened(file, path, CaseFileItemTransition.UPDATE);
    }
  }

  /** A variable of a case is about to go, which is refused if the model needs it. */
  void removing(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var path = file.pathOf(variable);
    if (path != null && !goesWithParent(path)) {
      new CaseFileRules(file).mayGo(path, file.node(path));
    }
  }

  private boolean goesWithParent(ItemPath path) {
    return path.parent() != null && going.contains(path.parent());
  }

  /** A variable of a case is gone. */
  void removed(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var reference = file.referenceOf(variable);
    var path = reference == null ? file.pathOf(variable) : null;
    if (reference != null && !going.contains(reference.source())) {
      happened(file, reference.source(), CaseFileItemTransition.REMOVE_REFERENCE);
    } else if (path != null) {
      removed(file, path);
    }
  }

  private void removed(CaseFileContents file, ItemPath path) {
    happened(file, path, CaseFileItemTransition.DELETE);
    context.variableNews().together(() -> removeBelonging(file, path));
    if (path.parent() != null && !goesWithParent(path)) {
      happened(file, path.parent(), CaseFileItemTransition.REMOVE_CHILD);
    }
  }

  private void removeBelonging(CaseFileContents file, ItemPath path) {
    var node = context.variables().node(file.instance());
    going.add(path);
    try {
      belonging(file, path).forEach(name -> context.variables().access().removeLocal(node, name));
    } finally {
      going.remove(path);
    }
  }

  /** Returns the variables of its references, of those to it, and of what it holds. */
  private static List<String> belonging(CaseFileContents file, ItemPath path) {
    var names =
        new ArrayList<>(
            file.references().stream()
                .filter(reference -> reference.concerns(path))
                .map(Reference::text)
                .toList());
    file.items().keySet().stream()
        .filter(other -> path.equals(other.parent()))
        .forEach(child -> names.add(child.text()));
    return names;
  }

  /**
   * A transition has happened to an instance. All that waits for transitions of case file items
   * hears of it here.
   */
  void happened(CaseFileContents file, ItemPath path, CaseFileItemTransition transition) {
    var state = transition == CaseFileItemTransition.CREATE ? null : CaseFileItemState.AVAILABLE;
    if (CaseFileLifecycle.next(state, transition) == null) {
      throw new IllegalStateException("'" + path + "' cannot make '" + transition.text() + "'");
    }
    var instance = file.instance();
    var item = file.node(path).id();
    for (var watcher : context.graph(instance).caseFile().watchers(item, transition)) {
      var reach = Reach.of(instance, watcher.target());
      context.unsettled().heard(instance, new EventSpread.Heard(watcher, reach));
    }
    if (instance.isInjected()) {
      new Injections(context, instance).happened(path, transition);
    }
  }
}

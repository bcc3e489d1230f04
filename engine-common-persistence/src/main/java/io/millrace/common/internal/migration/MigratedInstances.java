package io.millrace.common.internal.migration;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import java.util.List;

/**
 * The instances that are migrated.
 *
 * @param id the one instance; 0 for all running ones of a version
 * @param version the version they have; null for one instance, whichever it has
 * @param instances finds and locks them
 */
public record MigratedInstances(long id, DefinitionVersion version, MigratingInstances instances) {

  /** Returns the same with the id of the version, so that it is looked up once. */
  MigratedInstances found(CommandContext context) {
    return version == null ? this : new MigratedInstances(id, version.found(context), instances);
  }

  /**
   * Tells whether one of them still is one after the list was read: it may have ended or have been
   * given another version meanwhile.
   *
   * @throws ObjectNotFoundException if it is the one instance, and ended
   * @throws IllegalStateEngineException if it is the one instance, and has another version
   */
  boolean isStill(long instanceId, CommandContext context) {
    var has = instances.versionOf(instanceId, context);
    if (id == 0) {
      return has == version.find(context);
    }
    if (has == 0) {
      throw instances.gone(id);
    }
    if (version != null && has != version.find(context)) {
      throw moved(has, context);
    }
    return true;
  }

  private IllegalStateEngineException moved(long has, CommandContext context) {
    return new IllegalStateEngineException(
        "Cannot migrate the "
            + instances.kind().noun()
            + " instance '"
            + id
            + "' from the version '"
            + version.find(context)
            + "': it has the version '"
            + has
            + "' by now. Migrate it by itself if it is to have yet another one.");
  }

  /** Returns their ids, in order. */
  List<Long> ids(CommandContext context) {
    return id == 0 ? running(context) : List.of(id);
  }

  /** Returns the ids of all running ones of the version, in order. */
  public List<Long> running(CommandContext context) {
    var definition = version.require(context);
    context.unitOfWork().flush();
    return instances.running(definition.id(), context);
  }
}
